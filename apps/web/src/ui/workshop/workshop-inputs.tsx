import { IconCamera, IconDots, IconHammer, IconPlus, IconSearch, IconTrash } from '@tabler/icons-react'
import { componentState } from '@hauswart/domain/real-estate/component-state'
import { componentConditions } from '@hauswart/domain/real-estate/component'
import { componentConditionLabels } from '@hauswart/domain/real-estate/component.labels'
import { useState } from 'react'
import { Button, IconButton, LinkButton } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { matching } from '#ui/input/combobox-match.ts'
import { Combobox } from '#ui/input/combobox.tsx'
import { DateField } from '#ui/input/date-field.tsx'
import { Checkbox, PasswordField, SelectField, TextArea, TextField } from '#ui/input/field.tsx'
import { MoneyField } from '#ui/input/money-field.tsx'
import { NumberField } from '#ui/input/number-field.tsx'
import { OriginChip } from '#ui/mark/origin-chip.tsx'
import { SearchCombobox } from '#ui/input/search-combobox.tsx'
import { StepScale } from '#ui/input/step-scale.tsx'
import { Group, Line } from './workshop-group.tsx'
import { workshopTexts as texts } from './workshop.texts.ts'

const asOptions = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }))

export function WorkshopInputs() {
  return (
    <>
      <Buttons />
      <Fields />
      <TypedFields />
      <Choices />
    </>
  )
}

function Buttons() {
  return (
    <Group title={texts.groups.buttons} isWide>
      <Line>
        <Button kind="primary" icon={<IconHammer />}>
          {texts.saveAnd}
        </Button>
        <Button icon={<IconCamera />}>{texts.photo}</Button>
        <Button kind="quiet">{texts.later}</Button>
        <Button kind="danger" icon={<IconTrash />}>
          {texts.remove}
        </Button>
        <LinkButton to="/werkstatt">{texts.link}</LinkButton>
        <IconButton label={texts.more} icon={<IconDots />} />
        <IconButton label={texts.search} icon={<IconSearch />} look="framed" />
      </Line>
      <Line>
        <Button kind="primary" isBusy>
          {texts.save}
        </Button>
        <Button isBusy>{texts.save}</Button>
        <Button kind="primary" disabled>
          {texts.save}
        </Button>
        <Button disabled icon={<IconPlus />}>
          {texts.save}
        </Button>
        <Button kind="quiet" disabled>
          {texts.later}
        </Button>
        <Button kind="primary" size="small">
          {texts.small}
        </Button>
        <Button size="small">{texts.small}</Button>
        <Button kind="primary" size="large">
          {texts.large}
        </Button>
        <Button kind="primary">{texts.longWord}</Button>
      </Line>
    </Group>
  )
}

function Fields() {
  const [canton, setCanton] = useState('')
  return (
    <Group title={texts.groups.fields}>
      <TextField
        label={texts.address}
        defaultValue="Lindenweg 14, 8610 Uster"
        trailing="EGID 190 123 456"
        aside={<OriginChip origin="register" />}
      />
      <TextField label={texts.email} type="email" defaultValue="maria.keller" error={texts.emailFault} />
      <PasswordField
        label={texts.password}
        defaultValue="Lindenblüten"
        autoComplete="current-password"
        aside={<a href="/passwort-vergessen">{texts.forgotten}</a>}
      />
      <TextField
        label={texts.search}
        placeholder={texts.search}
        leading={<IconSearch size={19} stroke={1.75} />}
      />
      <TextField label={texts.disabled} defaultValue="1987" disabled />
      <TextField label={texts.readOnly} defaultValue="1987" readOnly />
      <TextArea label={texts.note} hint={texts.noteHint} isOptional />
      <SelectField
        label={texts.canton}
        options={asOptions(texts.cantons)}
        value={canton}
        onChange={(event) => setCanton(event.target.value)}
      />
      <div>
        <Checkbox label={texts.agree} hint={texts.agreeHint} defaultChecked />
        <Checkbox label={texts.agree} error={texts.agreeFault} />
        <Checkbox label={texts.disabled} disabled defaultChecked />
      </div>
      <TextField label={texts.longWord} isOptional hint={texts.longWord} />
    </Group>
  )
}

const municipalities = [
  'Uster',
  'Zürich',
  'Winterthur',
  'Genève',
  'Bern',
  'Küsnacht',
  'Köniz',
  'Chur',
  'Aarau',
]
const many = Array.from({ length: 90 }, (_, at) => ({ value: `x${at}`, label: `Musterlikon ${at + 1}` }))
const places = [...municipalities.map((label, at) => ({ value: label, label, note: `80${at}0` })), ...many]

function TypedFields() {
  const [amount, setAmount] = useState<number | null>(18_740)
  const [area, setArea] = useState<number | null>(148)
  const [year, setYear] = useState<number | null>(1987)
  const [due, setDue] = useState<string | null>('2026-11-18')
  const [place, setPlace] = useState<string | null>('Uster')
  const [sought, setSought] = useState('')
  return (
    <Group title={texts.groups.typed}>
      <MoneyField label={texts.amount} value={amount} onChange={setAmount} />
      <NumberField
        label={texts.area}
        value={area}
        onChange={setArea}
        unit="m²"
        aside={<OriginChip origin="owner" />}
      />
      <NumberField
        label={texts.year}
        value={year}
        onChange={setYear}
        isYear
        aside={<OriginChip origin="assumed" />}
      />
      <DateField label={texts.due} value={due} onChange={setDue} hint={texts.dueHint} isOptional />
      <Combobox label={texts.municipality} options={places} value={place} onChange={setPlace} isOptional />
      <SearchCombobox
        label={texts.search}
        text={sought}
        onText={setSought}
        options={sought.length < 3 ? [] : matching(places, sought).slice(0, 8)}
        onChoose={({ label }) => setSought(label)}
        isWaiting={sought.length === 3}
      />
    </Group>
  )
}

const scale = componentConditions.toReversed().map((value) => ({
  value: value as string,
  label: componentConditionLabels[value],
  state: componentState(value),
}))

function Choices() {
  const [kind, setKind] = useState<string | null>('house')
  const [condition, setCondition] = useState<string>('abgenutzt')
  const [step, setStep] = useState<string>('used')
  const [tax, setTax] = useState<string>('Werterhaltend')
  const [filter, setFilter] = useState<string>('open')
  return (
    <Group title={texts.groups.choices} isWide>
      <Card>
        <ChoiceChips label={texts.kind} options={texts.kinds} value={kind} onChange={setKind} />
      </Card>
      <Card>
        <ChoiceChips
          look="equal"
          label={texts.condition}
          options={asOptions(texts.conditions)}
          value={condition}
          onChange={setCondition}
        />
      </Card>
      <Card>
        <StepScale
          label={texts.condition}
          steps={scale}
          value={step}
          onChange={setStep}
          noneLabel={texts.unknown}
        />
      </Card>
      <Card>
        <ChoiceChips
          look="joined"
          label={texts.tax}
          options={asOptions(texts.taxes)}
          value={tax}
          onChange={setTax}
        />
      </Card>
      <Card>
        <ChoiceChips
          look="pills"
          isLabelHidden
          label={texts.filter}
          options={texts.filters}
          value={filter}
          onChange={setFilter}
        />
      </Card>
      <Card>
        <ChoiceChips
          label={texts.kind}
          options={texts.kinds}
          value={null}
          onChange={setKind}
          error={texts.faults.kind}
        />
      </Card>
    </Group>
  )
}
