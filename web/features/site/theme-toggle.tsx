import { toggleTheme, useDark } from '../../lib/theme.ts'
import { Contrast } from '../../ui/icons.tsx'
import { t } from '../../../language/t.ts'

export function ThemeToggle() {
  return (
    <button
      type="button"
      className="icon-btn needs-script"
      aria-label={t('Dark look')}
      aria-pressed={useDark()}
      title={t('Switch between light and dark')}
      onClick={toggleTheme}
    >
      <Contrast />
    </button>
  )
}
