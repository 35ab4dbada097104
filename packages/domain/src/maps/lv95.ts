export type GridPoint = { readonly east: number; readonly north: number }
export type Position = { readonly latitude: number; readonly longitude: number }

/**
 * From the Swiss national grid LV95 to WGS 84, to about a metre: the approximation published by swisstopo («Näherungsformeln
 * für die Transformation zwischen Schweizer Projektionskoordinaten und WGS84», read on 15.11.2026).
 */
export function toWgs84({ east, north }: GridPoint): Position {
  // Distance from Bern in thousands of kilometres.
  const y = (east - 2_600_000) / 1_000_000
  const x = (north - 1_200_000) / 1_000_000
  const longitude = 2.6779094 + 4.728982 * y + 0.791484 * y * x + 0.1306 * y * x ** 2 - 0.0436 * y ** 3
  const latitude =
    16.9023892 + 3.238272 * x - 0.270978 * y ** 2 - 0.002528 * x ** 2 - 0.0447 * y ** 2 * x - 0.014 * x ** 3
  // The formulas count in units of 10'000 seconds of arc.
  return { latitude: (latitude * 100) / 36, longitude: (longitude * 100) / 36 }
}
