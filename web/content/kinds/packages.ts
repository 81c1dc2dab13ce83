// The packages on sale, as the contract has them; the server reads the same file into its catalogue.
import { PackageEntry } from '@ijeuwa/contract/packages';
import * as z from 'zod';

const { position: _, ...written } = PackageEntry.shape;

export const Packages = z.array(z.strictObject({ id: z.string().regex(/^[a-z][a-z-]*$/), ...written }));
