declare module 'fastify' {
  interface FastifyContextConfig {
    /** An orchestrator asks again and again: not limited, and logged only while debugging. */
    probe?: true;
    /** Answers with a picture that is drawn when it is asked for. */
    draws?: true;
    /** Takes files: its body may come for an hour, as long as bytes keep coming. */
    upload?: true;
    /** Another site may post here: what it sends is signed, or checked against the visitor's own attempt. */
    crossSite?: true;
  }
}

export {};
