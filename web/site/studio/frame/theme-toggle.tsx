import { useDark } from '../../../lib/theme.ts'
import { Contrast } from '../../../ui/icons.tsx'
import { t } from '../../../../language/t.ts'

/** `themeScript` handles the click. */
export function ThemeToggle() {
  return (
    <button
      type="button"
      className="icon-btn theme-toggle needs-script"
      aria-label={t('Dark mode')}
      aria-pressed={useDark()}
      title={t('Switch between light and dark')}
    >
      <Contrast />
    </button>
  )
}
