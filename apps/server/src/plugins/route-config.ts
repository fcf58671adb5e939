declare module 'fastify' {
  interface FastifyContextConfig {
    /** Polled by an orchestrator: not rate-limited, and logged only at debug level. */
    probe?: true;
    /** Responds with a picture drawn on request. */
    draws?: true;
    /** Accepts files: its body may take an hour, as long as bytes keep arriving. */
    upload?: true;
    /** Streams its response, which may take longer than the deadline. It limits the time until its start itself. */
    streams?: true;
    /** Other sites may post here: the request is signed, or checked against the visitor's own attempt. */
    crossSite?: true;
  }
}

export {};
