declare module 'fastify' {
  interface FastifyContextConfig {
    /** Orchestrators poll this route, so it is not rate-limited and is logged only at debug level. */
    probe?: true;
    /** The response needs a drawing or a decoded picture, so the route has a separate rate limit. */
    draws?: true;
    /** Counts a view of a page, so the route has a separate rate limit. */
    countsRead?: true;
    /** Accepts files. The body may take an hour, as long as bytes keep arriving. */
    upload?: true;
    /**
     * Streams its response, which may take longer than the deadline. The handler itself limits the time until the
     * response begins.
     */
    streams?: true;
    /** Other sites may post here, because a signature, a token or a sign-in attempt authorises the request. */
    crossSite?: true;
    /** A payment provider sends its events here, many at once after renewals, so the route has its own rate limit. */
    webhook?: true;
    /** Podcast apps fetch this route for many members from one IP address, so the route has a separate rate limit. */
    feed?: true;
  }
}

export {};
