// The categories in which things to read stand, as the page has them.
import { RESOURCE_CATEGORIES } from '@ijeuwa/contract/resources';
import help from '../../../../../content/pages/help-center.json';

const { categories } = help.resources;

export const RESOURCE_GROUPS = RESOURCE_CATEGORIES.map((id) => ({ id, title: categories[id].title }));
