// The help center's words, for the open page and for members.
import help from '../../../../content/pages/help-center.json';

export { help };
