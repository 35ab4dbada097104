import { closeChecks, type ProjectCheck } from '@hauswart/domain/projects/project'
import type { ProjectMove } from '@hauswart/domain/projects/project-moves'
import { closingReportTexts } from '@hauswart/domain/reports/closing-report.labels'
import { improvementLines } from '@hauswart/domain/reports/improvement-lines'
import { isHeatGenerator } from '@hauswart/domain/real-estate/component'
import { componentName } from '@hauswart/domain/real-estate/drawing'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { SelectField } from '#ui/input/field.tsx'
import { NumberField } from '#ui/input/number-field.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import type { ComponentRow } from '#house/nouns/components.ts'
import { invoices } from '#house/nouns/invoices.ts'
import { useRows } from '#house/record/use-rows.ts'
import { useRole } from '#house/use-role.ts'
import { projectsTexts } from '#features/projects/projects.texts.ts'
import type { Project } from '#features/projects/project-words.ts'
import { ReportActions } from '#features/projects/report/report-actions.tsx'
import { closeSchema, outcomes, outcomeOf, renewalsOf, type CloseValues } from './close-values.ts'
import styles from './close-sheet.module.css'
import { moveTo } from './move-to.ts'
import { OpenChecks } from './open-checks.tsx'
import { settledBy, type ShownChecks } from './use-shown-checks.ts'

const texts = projectsTexts.close

type CloseSheetProps = {
  readonly project: Project
  readonly realEstateId: string
  readonly components: readonly ComponentRow[]
  readonly way: ProjectMove
  readonly shown: ShownChecks
  readonly thisYear: number
  readonly onClose: () => void
}

/** The end of a renovation: what is still to confirm, and what became of its components. */
export function CloseSheet({
  project,
  realEstateId,
  components,
  way,
  shown,
  thisYear,
  onClose,
}: CloseSheetProps) {
  const open: readonly ProjectCheck[] = way.needs.filter((check) => !project.checks.includes(check))
  const later = closeChecks.filter((check) => !project.checks.includes(check))
  const ownYear = Number((project.finishedOn ?? project.endsOn ?? '').slice(0, 4))
  const initial: CloseValues = {
    confirms: settledBy(shown, [...open, ...later]),
    outcomes: {},
    year: ownYear > 0 && ownYear <= thisYear ? ownYear : thisYear,
  }
  const form = useForm({
    initial,
    schema: closeSchema({ open, components, thisYear }),
    texts: {
      confirms: projectsTexts.move.stillMissing,
      outcomes: texts.stillUnsaid,
      year: (_, { code }) => (code === 'too_small' ? texts.tooEarly : texts.notYet(thisYear)),
    },
    onSubmit: async (values) => {
      const { confirms } = values
      const renewals = renewalsOf(values)
      const isKept = await moveTo(realEstateId, project, {
        from: way.from,
        to: way.to,
        ...(confirms.length > 0 && { confirms: [...confirms] }),
        ...(renewals.length > 0 && { renewals }),
      })
      if (isKept) onClose()
    },
  })
  const { value: said, error } = form.value('outcomes')
  const confirms = form.value('confirms')
  return (
    <FormSheet
      title={texts.title}
      form={form}
      saveLabel={texts.save}
      isBusy={form.isBusy}
      failure={undefined}
      isKeptHere
      onClose={onClose}
    >
      <OpenChecks legend={projectsTexts.move.confirm} open={open} shown={shown} {...confirms} />
      <OpenChecks
        legend={projectsTexts.move.later}
        open={later}
        shown={shown}
        {...confirms}
        error={undefined}
      />
      <fieldset className={styles['components']}>
        <legend>{texts.components}</legend>
        <p className={styles['hint']}>{texts.hint}</p>
        {components.map((component) => (
          <SelectField
            key={component.id}
            label={componentName(component)}
            options={outcomes.map((value) => ({ value, label: texts.outcomes[value] }))}
            value={said[component.id] ?? ''}
            error={said[component.id] === undefined ? error : undefined}
            hint={
              isHeatGenerator(component.catalogKey) && said[component.id] === 'replaced'
                ? texts.otherHeating
                : undefined
            }
            onChange={({ target }) => form.set('outcomes', outcomeOf(said, component.id, target.value))}
          />
        ))}
      </fieldset>
      {Object.values(said).some((one) => one !== 'same') && (
        <NumberField label={texts.year} isYear {...form.value('year')} />
      )}
      <Improvement realEstateId={realEstateId} projectId={project.id} />
      <Notice title={projectsTexts.report.title}>
        <ReportActions project={project} realEstateId={realEstateId} isLook />
      </Notice>
    </FormSheet>
  )
}

/** What of it counts when the house is sold: now the receipts are still at hand. */
function Improvement(of: { readonly realEstateId: string; readonly projectId: string }) {
  const { canSeeFinances } = useRole(of.realEstateId)
  const bills = (useRows(invoices, of.realEstateId).data ?? []).filter(
    ({ projectId }) => projectId === of.projectId,
  )
  if (!canSeeFinances || bills.length === 0) return null
  return (
    <Notice title={closingReportTexts.improvement.title}>
      {improvementLines(bills).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  )
}
