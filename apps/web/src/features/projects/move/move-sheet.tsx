import type { ProjectCheck } from '@hauswart/domain/projects/project'
import { moveProjectInput } from '@hauswart/domain/projects/project.input'
import type { ProjectMove } from '@hauswart/domain/projects/project-moves'
import { projectStateLabels } from '@hauswart/domain/projects/project.labels'
import { recorded, startLight, type StartFacts } from '@hauswart/domain/projects/start-light'
import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import * as z from 'zod/mini'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { TextArea } from '#ui/input/field.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { projectsTexts } from '#features/projects/projects.texts.ts'
import type { Project } from '#features/projects/project-words.ts'
import { ReportActions } from '#features/projects/report/report-actions.tsx'
import { moveTo } from './move-to.ts'
import { OpenChecks } from './open-checks.tsx'
import { settledBy, type ShownChecks } from './use-shown-checks.ts'

const texts = projectsTexts.move

type MoveSheetProps = {
  readonly project: Project
  readonly realEstateId: string
  readonly facts: StartFacts
  readonly way: ProjectMove
  readonly shown: ShownChecks
  readonly onClose: () => void
}

type Values = { readonly confirms: readonly ProjectCheck[]; readonly reason: string }

/** What a step still needs: confirmed by hand, or begun anyway with a reason. */
export function MoveSheet({ project, realEstateId, facts, way, shown, onClose }: MoveSheetProps) {
  const isStart = way.reason === 'red'
  const open: readonly ProjectCheck[] = isStart
    ? startLight(facts, project.checks).flatMap(({ check, isSettled }) => (isSettled ? [] : [check]))
    : way.needs.filter((check) => !project.checks.includes(check))
  const locked = isStart ? open.filter((check) => recorded(facts.approvals ?? {}, check) !== undefined) : []
  const isComplete = (confirms: readonly string[]) =>
    locked.length === 0 && open.every((check) => confirms.includes(check))
  const needsReason = (confirms: readonly string[]) =>
    way.reason === 'always' || (isStart && !isComplete(confirms))
  const schema = z.pick(moveProjectInput, { confirms: true, reason: true }).check((context) => {
    const { confirms = [], reason = null } = context.value
    const fault = (field: string) =>
      context.issues.push({ code: 'custom', path: [field], input: context.value, message: field })
    if (needsReason(confirms) && reason === null) fault('reason')
    if (!isStart && !isComplete(confirms)) fault('confirms')
  })
  const initial: Values = { confirms: settledBy(shown, open), reason: '' }
  const form = useForm({
    initial,
    schema,
    prepare: ({ confirms, reason }: Values) => ({
      confirms,
      reason: reason.trim() === '' || !needsReason(confirms) ? null : reason,
    }),
    texts: {
      confirms: texts.stillMissing,
      reason: (value, { code }) =>
        code === 'custom' ? texts.needsReason : fieldFaults.tooLong(value.length),
    },
    onSubmit: async ({ confirms = [], reason = null }) => {
      const isKept = await moveTo(realEstateId, project, {
        from: way.from,
        to: way.to,
        ...(confirms.length > 0 && { confirms }),
        ...(reason !== null && { reason }),
      })
      if (isKept) onClose()
    },
  })
  const { confirms } = form.values
  return (
    <FormSheet
      title={texts.title(projectStateLabels[way.to])}
      form={form}
      saveLabel={isStart && !isComplete(confirms) ? texts.anyway : texts.save}
      isBusy={form.isBusy}
      failure={undefined}
      isKeptHere
      onClose={onClose}
    >
      <OpenChecks
        legend={isStart ? texts.red : texts.confirm}
        open={open}
        shown={shown}
        locked={locked}
        {...form.value('confirms')}
      />
      {needsReason(confirms) && (
        <TextArea
          label={isStart ? texts.startReason : texts.reason}
          hint={isStart ? texts.startHint : undefined}
          rows={3}
          {...form.text('reason')}
        />
      )}
      {way.to === 'closed' && (
        <Notice title={projectsTexts.report.title}>
          <ReportActions project={project} realEstateId={realEstateId} isLook />
        </Notice>
      )}
    </FormSheet>
  )
}
