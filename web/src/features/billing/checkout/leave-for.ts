// Leaves the product for the payment provider's page.
export const leaveFor = (address: string): void => window.location.assign(address);
