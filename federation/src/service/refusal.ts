/** What the service says no to, with the status of its answer: said to whoever asked, in these words. */
export class Refusal extends Error {
  status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
