/** A copy of its bytes: a photo fresh from the camera may vanish before the line is back. Nothing if it has vanished. */
export async function copyOf(file: File): Promise<File | undefined> {
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type })
  } catch {
    return undefined
  }
}
