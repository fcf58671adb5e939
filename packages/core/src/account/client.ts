/** The browser that sends a request: its IP address, and its name such as 'Firefox on Linux'. */
export interface Client {
  ip: string;
  device: string;
}
