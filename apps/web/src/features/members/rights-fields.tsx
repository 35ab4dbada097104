import { memberRoles, type MemberRole } from '@hauswart/domain/access/role'
import { memberRoleLabels } from '@hauswart/domain/access/role.labels'
import type { ChangeEvent } from 'react'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { Checkbox } from '#ui/input/field.tsx'
import { membersTexts as texts } from './members.texts.ts'

export type RightsValues = { readonly role: MemberRole; readonly canSeeFinances: boolean }

type RightsFieldsProps = {
  readonly values: RightsValues
  readonly onRole: (role: MemberRole) => void
  readonly onFinances: (canSeeFinances: boolean) => void
}

/** What somebody may do, each choice with the sentence that says it. */
export function RightsFields({ values, onRole, onFinances }: RightsFieldsProps) {
  const isOwner = values.role === 'owner'
  return (
    <>
      <ChoiceChips
        label={texts.role}
        options={memberRoles.map((value) => ({ value, label: memberRoleLabels[value] }))}
        value={values.role}
        onChange={onRole}
        hint={texts.roleHint(values.role)}
      />
      <Checkbox
        label={texts.seesFinances}
        hint={isOwner ? texts.ownerSees : texts.seesFinancesHint}
        checked={isOwner || values.canSeeFinances}
        disabled={isOwner}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => onFinances(target.checked)}
      />
    </>
  )
}
