// What people do, how long they studied for it, and where it is done.
import type { Education, Religion } from '@ijeuwa/contract/person';
import type { Dice } from '@ijeuwa/drawings/dice';
import type { Workplace } from '@ijeuwa/drawings/look';

export type Profession = { title: string; workplace: Workplace; education: readonly Education[] };

const B: readonly Education[] = ['bachelors', 'bachelors', 'masters'];
const M: readonly Education[] = ['masters', 'bachelors', 'masters'];
const D: readonly Education[] = ['phd', 'masters'];
const H: readonly Education[] = ['highSchool', 'other', 'bachelors'];

const at = (workplace: Workplace, education: readonly Education[], titles: string): Profession[] =>
  titles.split('; ').map((title) => ({ title, workplace, education }));

const PROFESSIONS: readonly Profession[] = [
  ...at(
    'office',
    B,
    'Chartered accountant; Bank relationship manager; Human resources manager; Insurance underwriter; Audit senior; Customs officer; Procurement lead; Actuarial analyst; Fintech operations manager; Brand strategist; Port operations planner; Treasury analyst',
  ),
  ...at(
    'clinic',
    B,
    'Registered nurse; Midwife; Dentist; Physiotherapist; Optometrist; Paediatrician; Emergency doctor; Medical laboratory scientist; Radiographer; Veterinary surgeon',
  ),
  ...at(
    'site',
    B,
    'Civil engineer; Quantity surveyor; Petroleum engineer; Solar installer; Land surveyor; Architect; Marine engineer; Telecoms field engineer; Electrical contractor',
  ),
  ...at(
    'classroom',
    M,
    'Secondary school chemistry teacher; Primary school head teacher; Special needs teacher; Arabic and Islamic studies teacher; French teacher; Mathematics teacher; Montessori teacher',
  ),
  ...at(
    'classroom',
    D,
    'Lecturer in linguistics; Senior lecturer in agronomy; Lecturer in public law; Political science lecturer',
  ),
  ...at('kitchen', H, 'Pastry chef; Caterer; Restaurant owner; Small chops caterer; Head chef'),
  ...at(
    'studio',
    H,
    'Fashion designer; Wedding photographer; Leather maker; Textile artist; Tailor and pattern cutter; Interior designer; Film editor; Ceramic artist',
  ),
  ...at(
    'lab',
    B,
    'Pharmacist; Community pharmacist; Food scientist; Water quality chemist; Clinical research associate; Virologist',
  ),
  ...at(
    'chambers',
    M,
    'Barrister and solicitor; Legal adviser at a telecoms firm; Magistrate; Company secretary; Human rights lawyer',
  ),
  ...at(
    'shop',
    H,
    'Fabric merchant; Bookshop owner; Electronics dealer; Shea butter producer; Furniture showroom owner; Importer of building materials',
  ),
  ...at(
    'farm',
    H,
    'Poultry farmer; Rice farmer and miller; Fish farmer; Ginger exporter; Cassava processor; Agricultural extension officer',
  ),
  ...at(
    'desk',
    B,
    'Software engineer; Product designer; Data scientist; Cybersecurity analyst; Backend engineer; Product manager; Mobile developer; Payments engineer',
  ),
  ...at(
    'newsroom',
    B,
    'Radio presenter; Broadcast journalist; Sports commentator; Podcast producer; Investigative reporter',
  ),
];

export function professionOf(dice: Dice, age: number, religion: Religion): Profession {
  const tooYoung = ({ title, education }: Profession) =>
    (age < 30 && /Senior|Magistrate|Head|owner|head teacher/.test(title)) ||
    (age < 28 && (education.includes('phd') || /doctor|Paediatrician|surgeon|Dentist/.test(title)));
  const open = PROFESSIONS.filter(
    (one) => !tooYoung(one) && (religion === 'islam' || !one.title.includes('Islamic')),
  );
  return dice.pick(open);
}

export function educationOf(dice: Dice, profession: Profession, age: number): Education {
  const level = dice.pick(profession.education);
  return level === 'masters' && age < 25 ? 'bachelors' : level === 'phd' && age < 30 ? 'masters' : level;
}
