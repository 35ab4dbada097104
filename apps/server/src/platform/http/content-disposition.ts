/** What a browser does with a file, and under which name it keeps it. */
export const contentDisposition = (kind: 'inline' | 'attachment', name: string): string =>
  `${kind}; filename*=UTF-8''${encodeName(name)}`

// RFC 8187 allows fewer plain signs than encodeURIComponent leaves.
const encodeName = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
