// Money that has come, and could not be taken in: staff see it until it can.

export class NotTakenIn extends Error {
  constructor(cause: unknown) {
    super('money that has come could not be taken in', { cause });
    this.name = 'NotTakenIn';
  }
}
