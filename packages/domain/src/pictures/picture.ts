export const pictureStates = ['received', 'ready', 'rejected'] as const
export type PictureState = (typeof pictureStates)[number]

export const pictureMimes = ['image/jpeg', 'image/png', 'image/webp'] as const
export type PictureMime = (typeof pictureMimes)[number]

/** Nothing is shown before it was scanned, and nothing that lies in the trash. */
export const canBeShown = (picture: { state: PictureState; deletedAt: string | null }): boolean =>
  picture.state === 'ready' && picture.deletedAt === null
