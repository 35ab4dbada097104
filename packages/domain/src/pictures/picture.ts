export const pictureStates = ['received', 'ready', 'rejected'] as const
export type PictureState = (typeof pictureStates)[number]

export const pictureMimes = ['image/jpeg', 'image/png', 'image/webp'] as const
export type PictureMime = (typeof pictureMimes)[number]

/** The largest picture that is taken in, 20 MB. */
export const mostPictureBytes = 20 * 1_024 * 1_024

/** The most dots a picture may have: what decodes to more would fill the memory of a phone. */
export const mostPicturePixels = 50_000_000

/** The widths in which a picture is kept, by the breakpoints of the specification; never wider than it is itself. */
export const pictureWidths = { xs: 320, sm: 575, md: 767, lg: 991, xl: 1_199, xxl: 1_399 } as const

/** The few dots that stand in for a picture until it has come. */
export const picturePlaceholder = { width: 10, height: 10, quality: 50 } as const

/** Nothing is shown before it was scanned, and nothing that lies in the trash. */
export const canBeShown = (picture: { state: PictureState; deletedAt: string | null }): boolean =>
  picture.state === 'ready' && picture.deletedAt === null
