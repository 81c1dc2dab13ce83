// The journeys that need a product of their own share one: making its world takes as long as they do. The one that kills it comes last.
import './answering.ts';
import './killed.ts';
import { test } from './own-product.ts';

test.describe.configure({ mode: 'default' });
