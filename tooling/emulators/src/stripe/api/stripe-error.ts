/** An error in Stripe's format. The status decides which error class the SDK throws. */
export class StripeError extends Error {
  readonly status: number;
  readonly fields: Record<string, string>;

  constructor(status: number, message: string, fields: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.fields = { type: status >= 500 ? 'api_error' : 'invalid_request_error', ...fields };
  }

  /** The body of the response. */
  get body(): { error: Record<string, string> } {
    return { error: { ...this.fields, message: this.message } };
  }
}
