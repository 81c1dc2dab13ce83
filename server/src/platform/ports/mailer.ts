// What the product needs of whoever carries mail, SMS and push.
export type Mail = { to: string; subject: string; text: string };
export type Mailer = { send(mail: Mail): Promise<void> };
export type Sms = { to: string; text: string };
export type SmsSender = { send(sms: Sms): Promise<void> };
