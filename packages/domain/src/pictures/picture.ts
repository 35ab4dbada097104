export const pictureStates = ['received', 'ready', 'rejected'] as const
export type PictureState = (typeof pictureStates)[number]

export const pictureMimes = ['image/jpeg', 'image/png', 'image/webp'] as const
export type PictureMime = (typeof pictureMimes)[number]

/** The largest picture that is taken in, 20 MB. */
export const mostPictureBytes = 20 * 1_024 * 1_024

/** Nothing is shown before it was scanned, and nothing that lies in the trash. */
export const canBeShown = (picture: { state: PictureState; deletedAt: string | null }): boolean =>
  picture.state === 'ready' && picture.deletedAt === null
