import { handWays, wayNames } from '../../../../contract/shape/payment-way.ts'
import { t } from '../../../../language/t.ts'

type Way = (typeof handWays)[number]

/** How the money was paid. */
export const WayField = ({ value, onWay }: { value: string; onWay: (way: Way) => void }) => (
  <fieldset className="field adm-ways">
    <legend className="label">{t('Paid by')}</legend>
    <div>
      {handWays.map((way) => (
        <label key={way}>
          <input type="radio" name="way" checked={value === way} onChange={() => onWay(way)} />
          {t(wayNames[way])}
        </label>
      ))}
    </div>
  </fieldset>
)
