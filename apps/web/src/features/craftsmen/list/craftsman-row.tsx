import { IconPhone, IconStarFilled } from '@tabler/icons-react'
import { dialled } from '#device/text/dialled.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { LinkButton } from '#ui/action/button.tsx'
import { classes } from '#ui/classes.ts'
import { OnItsWay } from '#ui/mark/on-its-way.tsx'
import { Pill } from '#ui/mark/pill.tsx'
import { mainPhone, tradeWords, type Craftsman } from '#features/craftsmen/craftsman-words.ts'
import { craftsmenTexts as texts } from '#features/craftsmen/craftsmen.texts.ts'
import styles from './craftsman-row.module.css'

type CraftsmanRowProps = {
  readonly craftsman: Craftsman
  readonly to: string
  readonly isSelected: boolean
  readonly openDefects: number
  /** The day of the last order, for who may see orders. */
  readonly lastOrder: string | undefined
}

/** Who, for what, from where; the telephone beside it rings without opening anything. */
export function CraftsmanRow({ craftsman, to, isSelected, openDefects, lastOrder }: CraftsmanRowProps) {
  const { company, city, isFavourite, hireAgain, pikettPhone, isWaiting, refusal } = craftsman
  const phone = mainPhone(craftsman)
  return (
    <li className={classes(styles['row'], isSelected && styles['selected'])}>
      <div className={styles['words']}>
        <AppLink
          to={to}
          prefetch="none"
          preventScrollReset
          className={styles['title']}
          aria-current={isSelected ? 'true' : undefined}
        >
          {company}
          {isFavourite && (
            <>
              {' '}
              <IconStarFilled size={15} className={styles['star']} aria-hidden="true" />
              <span className="visually-hidden">({texts.favourite})</span>
            </>
          )}
        </AppLink>
        <div className={styles['facts']}>
          <span>
            {[tradeWords(craftsman), city, lastOrder && texts.lastOrder(lastOrder)]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {openDefects > 0 && (
            <Pill size="small" tone="soon">
              {texts.openDefects(openDefects)}
            </Pill>
          )}
          {pikettPhone !== null && (
            <Pill size="small" tone="info">
              {texts.pikett}
            </Pill>
          )}
          {hireAgain === 'no' && (
            <Pill size="small" tone="due">
              {texts.notAgain}
            </Pill>
          )}
          <OnItsWay isWaiting={isWaiting} isRefused={refusal !== undefined} size="small" />
        </div>
      </div>
      {phone !== null && (
        <LinkButton
          size="small"
          className={styles['call']}
          icon={<IconPhone stroke={1.75} />}
          href={dialled(phone)}
          title={phone}
          aria-label={texts.callOf(company)}
        />
      )}
    </li>
  )
}
