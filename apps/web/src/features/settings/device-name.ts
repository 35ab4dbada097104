import { settingsTexts } from './settings.texts.ts'

const { systems, on, unknown } = settingsTexts.devices

// In this order: Edge and Opera call themselves Chrome too, and everybody calls himself Safari.
const browsers = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const
const machines = [
  [/iPhone/, systems.iphone],
  [/iPad/, systems.ipad],
  [/Android/, systems.android],
  [/CrOS/, systems.chromebook],
  [/Windows/, systems.windows],
  [/Mac OS X|Macintosh/, systems.mac],
  [/Linux/, systems.linux],
] as const

/** «Safari auf iPhone», from what the browser said of itself. */
export function deviceName(userAgent: string): string {
  const browser = browsers.find(([sign]) => sign.test(userAgent))?.[1]
  const machine = machines.find(([sign]) => sign.test(userAgent))?.[1]
  if (browser !== undefined && machine !== undefined) return on(browser, machine)
  return browser ?? machine ?? unknown
}

/** Whether it is a thing for the hand, for the sign beside its name. */
export const isHandheld = (userAgent: string): boolean => /iPhone|iPad|Android/.test(userAgent)
