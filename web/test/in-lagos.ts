// The device of the tests stands in Lagos, whatever the machine's own zone is.
import { vi } from 'vitest';

vi.mock('#platform/zone-here.ts', async (original) => ({
  ...(await original<object>()),
  zoneHere: () => 'Africa/Lagos',
}));
