import { fitInto } from '#device/photos/photo-copies.ts'
import { NoReader, openCodeReader } from '#device/codes/code-reader.ts'

export type Camera = {
  /** Only where the camera has one. */
  readonly light?: (isOn: boolean) => Promise<void>
}

export type CameraFault = 'refused' | 'none' | 'noReader'

type Heard = {
  readonly onReady: (camera: Camera) => void
  readonly onFault: (fault: CameraFault) => void
  readonly onFound: Found
}

/** The text of the code, and the picture it was seen in if this browser could keep it. */
export type Found = (code: string, still: Blob | undefined) => void

/** A code that fills half of the picture is read at this size; more pixels only take longer. */
const longestSide = 1_600

/** Shows the camera in `video` and looks at one picture after another until a bill is found or `signal` ends it. */
export async function openCamera(video: HTMLVideoElement, signal: AbortSignal, heard: Heard): Promise<void> {
  const stream = await streamOf(heard.onFault)
  if (stream === undefined) return
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted) return stop()
  signal.addEventListener('abort', stop, { once: true })
  const reader = openCodeReader()
  try {
    video.srcObject = stream
    await video.play()
    heard.onReady(cameraOf(stream))
    while (!signal.aborted) {
      const { canvas, pixels } = stillOf(video)
      const code = await reader.read(pixels, 'glance')
      if (code !== undefined) {
        const still = await keptOf(canvas)
        return signal.aborted ? undefined : heard.onFound(code, still)
      }
      await nextFrame(video, signal)
    }
  } catch (error) {
    if (!signal.aborted) heard.onFault(error instanceof NoReader ? 'noReader' : 'none')
  } finally {
    reader.close()
    stop()
  }
}

async function streamOf(onFault: Heard['onFault']): Promise<MediaStream | undefined> {
  try {
    const video = { facingMode: 'environment', width: { ideal: 1_920 }, height: { ideal: 1_080 } }
    return await navigator.mediaDevices.getUserMedia({ video, audio: false })
  } catch (error) {
    onFault(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'none')
    return undefined
  }
}

function cameraOf(stream: MediaStream): Camera {
  const [track] = stream.getVideoTracks()
  if (track === undefined || !('torch' in track.getCapabilities())) return {}
  // Not in the types of the browser yet.
  return { light: (torch) => track.applyConstraints({ advanced: [{ torch } as MediaTrackConstraintSet] }) }
}

function stillOf(video: HTMLVideoElement): { canvas: OffscreenCanvas; pixels: ImageData } {
  const { width, height } = fitInto(video.videoWidth, video.videoHeight, longestSide)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('no canvas')
  context.drawImage(video, 0, 0, width, height)
  return { canvas, pixels: context.getImageData(0, 0, width, height) }
}

/** What was read counts also where its picture cannot be kept. */
const keptOf = (canvas: OffscreenCanvas): Promise<Blob | undefined> =>
  canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 }).catch(() => undefined)

/** Waits for a new picture: looking twice at the same one finds nothing more. */
const nextFrame = (video: HTMLVideoElement, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
    video.requestVideoFrameCallback(() => resolve())
  })
