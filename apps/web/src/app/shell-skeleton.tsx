import { errorsTexts } from '#features/errors/errors.texts.ts'
import { Brand } from '#ui/mark/brand.tsx'
import styles from './shell-skeleton.module.css'

/** What stands on the screen while the app's code loads: the frame of the signed-in area and the shape of its page. */
export function ShellSkeleton() {
  return (
    <>
      <title>Hauswart</title>
      <noscript>
        <p className={styles['note']}>
          {errorsTexts.withoutScript} <a href="/">{errorsTexts.toHome}</a>
        </p>
      </noscript>
      <div className={styles['shell']} aria-hidden="true">
        <div className={styles['side']}>
          <Brand />
          <Bars count={7} />
        </div>
        <div className={styles['main']}>
          <div className={styles['top']}>
            <div className={styles['sign']}>
              <Brand />
            </div>
            <i className={styles['search']} />
            <i className={styles['circle']} />
          </div>
          <i className={styles['title']} />
          <i className={styles['line']} />
          <div className={styles['cards']}>
            <div className={styles['card']}>
              <i className={styles['picture']} />
            </div>
            <div className={styles['card']}>
              <Bars count={5} />
            </div>
          </div>
        </div>
        <div className={styles['bottom']}>
          <Bars count={5} />
        </div>
      </div>
    </>
  )
}

const Bars = ({ count }: { readonly count: number }) =>
  Array.from({ length: count }, (_, at) => <i key={at} />)
