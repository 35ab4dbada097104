/** Every page may have to say this; the other words about people travel with theirs. */
export const leavingTexts = {
  gone: (house: string) => `Sie haben keinen Zugang mehr zu «${house}».`,
} as const
