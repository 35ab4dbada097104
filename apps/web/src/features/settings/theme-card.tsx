import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { chooseTheme, useThemeChoice } from '#device/theme.ts'
import { Card } from '#ui/layout/card.tsx'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { settingsTexts } from './settings.texts.ts'

export function ThemeCard() {
  const { title, label, text, system, light, dark } = settingsTexts.look
  return (
    <Card anchor="darstellung" title={title} sentence={text}>
      <ChoiceChips
        label={label}
        isLabelHidden
        look="equal"
        value={useThemeChoice()}
        onChange={chooseTheme}
        options={[
          { value: 'system', label: system, icon: <IconDeviceDesktop stroke={1.75} /> },
          { value: 'light', label: light, icon: <IconSun stroke={1.75} /> },
          { value: 'dark', label: dark, icon: <IconMoon stroke={1.75} /> },
        ]}
      />
    </Card>
  )
}
