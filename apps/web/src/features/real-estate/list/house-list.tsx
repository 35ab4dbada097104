import { IconHome, IconHomePlus } from '@tabler/icons-react'
import type { House } from '#house/active-house.ts'
import { useConnection } from '#device/net/connection.ts'
import { pathTo } from '#device/routing/routes.ts'
import { Button, LinkButton } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Fold } from '#ui/layout/fold.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Loading, Skeleton } from '#ui/layout/skeleton.tsx'
import { HouseCard } from './house-card.tsx'
import styles from './house-list.module.css'
import { realEstateTexts } from '#features/real-estate/real-estate.texts.ts'

const texts = realEstateTexts.list

export function HouseList({ houses }: { readonly houses: readonly House[] }) {
  const archived = houses.filter(({ status }) => status === 'archived')
  const current = houses.filter(({ status }) => status !== 'archived')
  return (
    <>
      {current.length === 0 ? (
        <NoHouse />
      ) : (
        <ul className={styles['cards']}>
          {current.map((house) => (
            <HouseCard key={house.id} house={house} />
          ))}
        </ul>
      )}
      {archived.length > 0 && (
        <div className={styles['archived']}>
          <Fold title={texts.archived(archived.length)}>
            <ul className={styles['cards']}>
              {archived.map((house) => (
                <HouseCard key={house.id} house={house} />
              ))}
            </ul>
          </Fold>
        </div>
      )}
    </>
  )
}

function NoHouse() {
  return (
    <Card>
      <EmptyState
        title={texts.empty.title}
        text={texts.empty.text}
        picture={<IconHome size={34} stroke={1.5} />}
        action={<AddHouse />}
      />
    </Card>
  )
}

export function AddHouse() {
  return (
    <LinkButton to={pathTo('analysisCreate')} kind="primary" icon={<IconHomePlus />}>
      {texts.add}
    </LinkButton>
  )
}

export function HouseListSkeleton() {
  return (
    <Loading>
      <div className={styles['cards']}>
        {[1, 2].map((one) => (
          <div key={one} className={styles['bone']}>
            <Skeleton shape="block" className={styles['drawing']} />
            <Skeleton shape="title" width="medium" />
            <Skeleton width="long" />
          </div>
        ))}
      </div>
    </Loading>
  )
}

export function HouseListFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { online } = useConnection()
  return (
    <Card>
      <EmptyState
        title={online ? texts.failedTitle : texts.offlineTitle}
        text={online ? texts.failed : texts.offline}
        action={<Button onClick={onRetry}>{texts.retry}</Button>}
      />
    </Card>
  )
}
