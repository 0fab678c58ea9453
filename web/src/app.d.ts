/** The release of the server that this client was built for. */
declare const __RELEASE__: string
