declare module 'fastify' {
  interface FastifyContextConfig {
    /** An orchestrator asks again and again: not limited, and logged only while debugging. */
    probe?: true;
    /** Answers with a picture that is drawn when it is asked for. */
    draws?: true;
    /** Its handler reads the request's body by itself, for as long as the body takes to arrive. */
    readsBody?: true;
    /** Another site may post here: what it sends is signed, or checked against the visitor's own attempt. */
    crossSite?: true;
  }
}

export {};
