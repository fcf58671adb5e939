declare module 'fastify' {
  interface FastifyContextConfig {
    /** Orchestrators poll this route, so it is not rate-limited, and logged only at debug level. */
    probe?: true;
    /** The response needs a drawing or a decoded picture, so the route has a separate rate limit. */
    draws?: true;
    /** Accepts files. The body may take an hour, as long as bytes keep arriving. */
    upload?: true;
    /** Other sites may post here, because the request is signed or belongs to an attempt of the visitor. */
    crossSite?: true;
  }
}

export {};
