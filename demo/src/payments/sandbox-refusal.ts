// A refusal of the sandbox, answered in Paystack's shape.

export class SandboxRefusal extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.name = 'SandboxRefusal';
    this.statusCode = statusCode;
  }
}
