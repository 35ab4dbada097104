import { IconCalendar, IconCheckbox, IconQrcode, IconReceipt, IconWifi } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { money, moneyRange } from '#device/text/format.ts'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Facts, Figure, Figures } from '#ui/list/facts.tsx'
import { Initials } from '#ui/mark/initials.tsx'
import { ListPanel } from '#ui/list/list-panel.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Count, Pill, StatePill } from '#ui/mark/pill.tsx'
import { Row, RowList } from '#ui/list/row-list.tsx'
import { Table, type Column, type Sort } from '#ui/list/table.tsx'
import { Timeline } from '#ui/list/timeline.tsx'
import { Group, Line } from './workshop-group.tsx'
import { workshopTexts as texts } from './workshop.texts.ts'

export function WorkshopContent() {
  return (
    <>
      <Group title={texts.groups.pills} isWide>
        <Line>
          <StatePill state="due">{texts.states.due}</StatePill>
          <StatePill state="soon">{texts.states.soon}</StatePill>
          <StatePill state="good">{texts.states.good}</StatePill>
          <StatePill state="unknown">{texts.states.unknown}</StatePill>
          <Pill tone="due">{texts.dueIn}</Pill>
          <Pill tone="good" icon={<IconWifi stroke={1.75} />}>
            {texts.online}
          </Pill>
          <Pill tone="info" icon={<IconQrcode stroke={1.75} />}>
            {texts.fromQr}
          </Pill>
          <Pill>{texts.longWord}</Pill>
          <Count label={texts.openBills}>{3}</Count>
          <Count label={texts.openBills} isUrgent>
            {120}
          </Count>
          <Initials firstName="Maria" lastName="Keller" />
          <Initials firstName="Émile" lastName="Öri" size="small" />
          <Initials firstName="Anna" lastName="" size="large" />
        </Line>
      </Group>
      <Notices />
      <Lists />
      <Panels />
      <PartsTable />
      <FactsGroup />
    </>
  )
}

function Notices() {
  return (
    <Group title={texts.groups.notices} isWide>
      <Notice>{texts.notices.info}</Notice>
      <Notice tone="good">{texts.notices.good}</Notice>
      <Notice tone="soon">{texts.notices.soon}</Notice>
      <Notice
        tone="due"
        title={texts.notices.dueTitle}
        action={<Button size="small">{texts.notices.retry}</Button>}
      >
        {texts.notices.due}
      </Notice>
    </Group>
  )
}

const signs = [<IconReceipt key="r" />, <IconCalendar key="c" />, <IconCheckbox key="t" />]
const tones = ['due', 'neutral', 'soon'] as const

function Lists() {
  return (
    <Group title={texts.groups.lists}>
      <Card title={texts.next} action={<a href="/werkstatt">{texts.link}</a>}>
        <RowList>
          {texts.rows.map(({ title, text, pill }, at) => (
            <Row
              key={title}
              icon={signs[at]}
              title={title}
              text={text}
              value={<Pill tone={tones[at]}>{pill}</Pill>}
              {...(at === 0 ? { to: '/werkstatt' } : {})}
            />
          ))}
        </RowList>
      </Card>
      <Card title={texts.historyTitle} action={<button type="button">{texts.link}</button>}>
        <Timeline entries={texts.history} />
      </Card>
      <Card>
        <EmptyState
          title={texts.emptyTitle}
          text={texts.emptyText}
          picture={<IconReceipt />}
          action={<Button kind="primary">{texts.photo}</Button>}
        />
      </Card>
    </Group>
  )
}

function Panels() {
  const [params] = useSearchParams()
  const chosen = texts.bills.find(({ id }) => id === params.get('rechnung'))
  return (
    <Group title={texts.groups.panels} isWide>
      <ListPanel
        panelLabel={texts.billPanel}
        back={{ to: '/werkstatt', label: texts.billsBack }}
        list={
          <Card>
            <RowList label={texts.groups.panels}>
              {texts.bills.map(({ id, title, text, rappen, note }) => (
                <Row
                  key={id}
                  to={`/werkstatt?rechnung=${id}`}
                  isSelected={id === chosen?.id}
                  title={title}
                  text={text}
                  value={money(rappen)}
                  note={note}
                />
              ))}
            </RowList>
          </Card>
        }
        panel={
          chosen === undefined ? undefined : (
            <Card title={chosen.title}>
              <Facts
                look="pairs"
                facts={[
                  { label: texts.amount, value: money(chosen.rappen) },
                  { label: texts.due, value: chosen.note },
                ]}
              />
            </Card>
          )
        }
        emptyPanel={<Card>{texts.chooseBill}</Card>}
      />
    </Group>
  )
}

type Part = (typeof texts.parts)[number]
const columns: readonly Column<Part>[] = [
  { key: 'name', label: texts.columns.name, isName: true, canSort: true, cell: ({ name }) => name },
  { key: 'built', label: texts.columns.built, align: 'end', canSort: true, cell: ({ built }) => built },
  { key: 'left', label: texts.columns.left, align: 'end', cell: ({ left }) => left },
  {
    key: 'cost',
    label: texts.columns.cost,
    align: 'end',
    cell: ({ from, to }) => moneyRange(from, to, { withoutCurrency: true }),
  },
]

function PartsTable() {
  const [sort, setSort] = useState<Sort>({ key: 'built', direction: 'ascending' })
  const rows = texts.parts.toSorted((a, b) => {
    const order = sort.key === 'built' ? a.built - b.built : a.name.localeCompare(b.name, 'de-CH')
    return sort.direction === 'ascending' ? order : -order
  })
  return (
    <Group title={texts.groups.tables} isWide>
      <Card>
        <Table caption={texts.partsCaption} columns={columns} rows={rows} rowKey={({ name }) => name} />
      </Card>
      <Card title={texts.partsCaption}>
        <Table
          caption={texts.partsCaption}
          isCaptionHidden
          columns={columns}
          rows={rows}
          rowKey={({ name }) => name}
          sort={sort}
          onSort={setSort}
          total={{ name: texts.total, cost: moneyRange(12_400_000, 16_000_000, { withoutCurrency: true }) }}
        />
      </Card>
    </Group>
  )
}

function FactsGroup() {
  return (
    <Group title={texts.groups.facts}>
      <Card title={texts.columns.name}>
        <Facts facts={texts.facts} />
      </Card>
      <Card>
        <Facts facts={texts.facts} look="pairs" />
      </Card>
      <Card>
        <Figure look="bare" tone="good" {...texts.maintenance} />
      </Card>
      <Card>
        <Figures>
          {texts.figures.map((figure) => (
            <Figure key={figure.label} {...figure} />
          ))}
        </Figures>
      </Card>
    </Group>
  )
}
