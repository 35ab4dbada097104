import type { MemberRole } from '@hauswart/domain/access/role'
import { memberRolePills } from '@hauswart/domain/access/role.labels'
import { realEstateKindLabels } from '@hauswart/domain/real-estate/real-estate.labels'
import { area } from '#device/text/format.ts'
import { houseName, housePlace } from '#house/house-choice.ts'
import { usePageTitle } from '#device/routing/page-title.ts'
import { pathTo } from '#device/routing/routes.ts'
import { Notice } from '#ui/layout/notice.tsx'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { Pill } from '#ui/mark/pill.tsx'
import { SaveFailure } from '#ui/form/save-failure.tsx'
import styles from './dossier-head.module.css'
import type { HouseFacts } from './house-values.ts'
import { realEstateTexts } from './real-estate.texts.ts'
import { useArchive } from '#features/real-estate/archive/use-archive.ts'

type DossierHeadProps = {
  readonly house: HouseFacts
  readonly role: MemberRole | undefined
  readonly isOwner: boolean
}

/** Name, place and kind of the house; why nothing can be changed, where that is so. */
export function DossierHead({ house, role, isOwner }: DossierHeadProps) {
  const { dossier, list, archive } = realEstateTexts
  const name = nameOf(house)
  const isArchived = house.status === 'archived'
  usePageTitle(name)
  return (
    <>
      <PageHead
        title={name}
        trail={{
          label: dossier.trail,
          crumbs: [{ label: list.title, to: pathTo('realEstates') }],
        }}
        pill={
          <>
            {isArchived && <Pill>{archive.pill}</Pill>}
            {role !== undefined && role !== 'owner' && <Pill>{memberRolePills[role]}</Pill>}
          </>
        }
        sentence={sentenceOf(house)}
      />
      {isArchived ? (
        <ArchivedNotice house={house} name={name} isOwner={isOwner} />
      ) : (
        role === 'reader' && (
          <div className={styles['notice']}>
            <Notice>{dossier.reader}</Notice>
          </div>
        )
      )}
    </>
  )
}

type ArchivedNoticeProps = { readonly house: HouseFacts; readonly name: string; readonly isOwner: boolean }

function ArchivedNotice({ house, name, isOwner }: ArchivedNoticeProps) {
  const { submit, isBusy, failure } = useArchive({ house, name })
  const { dossier, archive } = realEstateTexts
  return (
    <div className={styles['notice']}>
      <Notice
        action={
          isOwner ? (
            <OnlineButton size="small" isBusy={isBusy} onClick={() => void submit(house.version)}>
              {archive.restore}
            </OnlineButton>
          ) : undefined
        }
      >
        {isOwner ? dossier.archivedNotice : dossier.archivedReader}
      </Notice>
      <SaveFailure failure={failure} />
    </div>
  )
}

export const nameOf = (house: HouseFacts): string => houseName(house) || realEstateTexts.list.unnamed

/** «Einfamilienhaus von 1978 · 8610 Uster · 152 m²» */
function sentenceOf(house: HouseFacts): string {
  const { kind, buildYear, livingAreaM2 } = house
  const kindName = kind === null ? undefined : realEstateKindLabels[kind]
  return [
    kindName !== undefined && buildYear !== null
      ? realEstateTexts.dossier.builtIn(kindName, buildYear)
      : kindName,
    housePlace(house),
    livingAreaM2 === null ? undefined : area(livingAreaM2),
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(' · ')
}
