import { isDevice } from '@hauswart/domain/real-estate/component'
import { isYearAssumed, yearOf } from '@hauswart/domain/real-estate/component-state'
import { componentLabels } from '@hauswart/domain/real-estate/component.labels'
import { componentName } from '@hauswart/domain/real-estate/drawing'
import { IconPlus, IconWashMachine } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { LinkButton } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Loaded } from '#ui/list/loaded.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { OnItsWay } from '#ui/mark/on-its-way.tsx'
import { Row, RowList } from '#ui/list/row-list.tsx'
import type { Component } from '#features/components/component-values.ts'
import { componentsTexts } from '#features/components/components.texts.ts'
import styles from './device-list.module.css'

type DeviceListProps = {
  readonly query: UseQueryResult<readonly Component[]>
  readonly roomName: (component: Component) => string | undefined
  readonly pathOf: (id: string) => string
  readonly addPath: string | undefined
}

/** The components with a type plate, and what stands on it. */
export function DeviceList({ query, roomName, pathOf, addPath }: DeviceListProps) {
  const { title, sentence, add, empty } = componentsTexts.devices
  const action =
    addPath === undefined ? undefined : (
      <LinkButton to={addPath} kind="primary" size="small" icon={<IconPlus />}>
        {add}
      </LinkButton>
    )
  return (
    <Loaded query={query} texts={componentsTexts} rows={6}>
      {(components) => {
        const devices = components.filter(hasPlate)
        if (devices.length === 0)
          return (
            <Card>
              <EmptyState
                title={empty.title}
                text={addPath === undefined ? empty.reader : empty.text}
                picture={<IconWashMachine />}
                action={
                  addPath === undefined ? undefined : (
                    <LinkButton to={addPath} kind="primary" icon={<IconPlus />}>
                      {add}
                    </LinkButton>
                  )
                }
              />
            </Card>
          )
        return (
          <Card title={title} sentence={sentence} action={action}>
            <RowList label={title}>
              {devices.toSorted(byName).map((device) => (
                <Row
                  key={device.id}
                  title={componentName(device)}
                  text={<DeviceFacts device={device} room={roomName(device)} />}
                  value={<OnItsWay isWaiting={device.isWaiting} isRefused={device.refusal !== undefined} />}
                  to={pathOf(device.id)}
                  prefetch="none"
                />
              ))}
            </RowList>
          </Card>
        )
      }}
    </Loaded>
  )
}

type DeviceFactsProps = { readonly device: Component; readonly room: string | undefined }

function DeviceFacts({ device, room }: DeviceFactsProps) {
  const { noPlate, serial } = componentsTexts.devices
  const plate = [device.manufacturer, device.model].filter((word) => word !== null).join(' ')
  const isBare = plate === '' && device.serialNumber === null
  return (
    <>
      <span className={styles['plate']}>
        {isBare ? (
          <span className={styles['missing']}>{noPlate}</span>
        ) : (
          <>
            {plate !== '' && <span className={styles['model']}>{plate}</span>}
            {device.serialNumber !== null && <span>{serial(device.serialNumber)}</span>}
          </>
        )}
      </span>
      <span>
        {[
          device.name === null ? undefined : componentLabels[device.catalogKey],
          isYearAssumed(device) ? componentsTexts.unknownYear : componentsTexts.installed(yearOf(device)),
          room === undefined ? undefined : componentsTexts.inRoom(room),
        ]
          .filter((part) => part !== undefined)
          .join(' · ')}
      </span>
    </>
  )
}

/** A device by its kind, or because somebody wrote down its plate. */
const hasPlate = (component: Component): boolean =>
  isDevice(component.catalogKey) || component.model !== null || component.serialNumber !== null

const byName = (a: Component, b: Component): number =>
  componentName(a).localeCompare(componentName(b), 'de-CH')
