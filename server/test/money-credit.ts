// What members have kept with us, folded from facts alone: what is there of it, and what an order may count on.
import type { Currency } from '@ijeuwa/contract/fields';

type Of = { member: string; currency: Currency; purchase: string };

export class MemberCredit {
  private readonly sums = new Map<string, number>();

  add(member: string, currency: Currency, amountMinor: number): void {
    const place = `${member} ${currency}`;
    this.sums.set(place, (this.sums.get(place) ?? 0) + amountMinor);
  }

  all(member: string, currency: Currency): number {
    return this.sums.get(`${member} ${currency}`) ?? 0;
  }

  /** Of one purchase one order alone can be settled, so that they set the most of them aside, not the sum. */
  freeFor(
    { member, currency, purchase }: Of,
    waiting: readonly (Of & { fromCreditMinor: number })[],
  ): number {
    const aside = new Map<string, number>();
    for (const one of waiting) {
      if (one.member !== member || one.currency !== currency || one.purchase === purchase) continue;
      aside.set(one.purchase, Math.max(aside.get(one.purchase) ?? 0, one.fromCreditMinor));
    }
    const held = [...aside.values()].reduce((sum, one) => sum + one, 0);
    return Math.max(0, (this.sums.get(`${member} ${currency}`) ?? 0) - held);
  }

  takeAll(member: string): { currency: Currency; amountMinor: number }[] {
    const all = [...this.sums].filter(([place]) => place.startsWith(`${member} `));
    for (const [place] of all) this.sums.set(place, 0);
    return all.map(([place, amountMinor]) => ({ currency: place.split(' ')[1] as Currency, amountMinor }));
  }
}
