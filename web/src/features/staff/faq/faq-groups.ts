// The groups in which the questions stand, as the page has them.
import faqPage from '../../../../../content/pages/faq.json';

export const FAQ_GROUPS = faqPage.groups;
