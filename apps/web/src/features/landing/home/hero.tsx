import { IconMapPin } from '@tabler/icons-react'
import { addressParameter } from '#device/routing/return-target.ts'
import { pathTo } from '#device/routing/routes.ts'
import { Button } from '#ui/action/button.tsx'
import { ExampleHouse } from './example-house.tsx'
import { landingTexts } from '#features/landing/landing.texts.ts'
import styles from './hero.module.css'

const texts = landingTexts.hero

export function Hero() {
  const [first, second] = texts.title
  return (
    <section className={styles['hero']}>
      <div className={styles['words']}>
        <h1 className={styles['title']}>
          {first} <span className={styles['second']}>{second}</span>
        </h1>
        <p className={styles['sentence']}>{texts.sentence}</p>
        <AddressForm />
        <p className={styles['small']}>{texts.small}</p>
      </div>
      <ExampleHouse />
    </section>
  )
}

/** Works without scripts: the address travels to the registration as part of its own address. */
function AddressForm() {
  return (
    <form className={styles['form']} action={pathTo('register')} method="get">
      <label className={styles['field']}>
        <IconMapPin className={styles['pin']} size={20} stroke={1.75} aria-hidden="true" />
        <span className={styles['label']}>{texts.address}</span>
        <input
          className={styles['input']}
          name={addressParameter}
          type="text"
          maxLength={160}
          autoComplete="street-address"
          enterKeyHint="go"
          placeholder={texts.addressExample}
        />
      </label>
      <Button type="submit" kind="primary" size="large" className={styles['go']}>
        {texts.go}
      </Button>
    </form>
  )
}
