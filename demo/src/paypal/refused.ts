// A refusal of the sandbox, answered in PayPal's shape.

export class PaypalRefused extends Error {
  readonly statusCode: number;
  readonly issue: string;

  constructor(statusCode: number, issue: string, message: string) {
    super(message);
    this.name = 'PaypalRefused';
    this.statusCode = statusCode;
    this.issue = issue;
  }
}

export const refusalShape = ({ issue, message }: { issue: string; message: string }) => ({
  name: issue === 'RESOURCE_NOT_FOUND' ? issue : 'UNPROCESSABLE_ENTITY',
  message,
  details: [{ issue, description: message }],
});
