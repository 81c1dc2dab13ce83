// The landing page's texts, as they are written in content/.
import office from '../../../../content/office.json';
import landing from '../../../../content/pages/landing.json';

export { landing, office };
