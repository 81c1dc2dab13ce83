// Names as people write them, with what stands before and after them, and names that pose as the house: each as it is read.
import { expect, test } from 'vitest';
import { nameFault } from './names.ts';

const lines = (text: string): string[] =>
  text
    .split(/[\n,]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

const PEOPLE = lines(`
  Lt.Col.Musa Danjuma, Lt.Col. Musa Danjuma, Lt. Col. Ada Eze, Lt.Gen.Yusuf Bello, Maj.Gen.Ada Obi, Brig.Gen.Tunde Ojo
  Rev.Msgr.Obiora Ike, Rev. Msgr. Obiora Ike, Msgr.Obiora Ike, Bp.Okoro, Bp. Okoro, Abp.Ndukuba, Most Rev.Dr.Ada Eze
  Otn.Adebayo, Otn. Adebayo, Otunba.Adebayo, Oba.Lamidi, HRH.Eze Okoro, HRM.Igwe Achebe, Igwe.Achebe, Eze.Okoro
  Dcn.Femi Ojo, Dcns.Ngozi Ojo, Deacon.Femi, Elder.Uche, Eld.Uche Nna, Apst.Johnson, Apostle.Johnson, Ptr.Sam Ade
  Pastor.Tunde, Imam.Yusuf, Ust.Abdul Kareem, Sheikh.Gumi, Alhaji.Musa, Alhaja.Bola, Hajia.Bola, Mallam.Nuhu
  Cdr.Bello Audu, Cdre.Bello Audu, Capt.Ada, AVM.Sadique Abubakar, Sgt.Okon, Cpl.Okon, Insp.Okon, Supt.Okon, ACP.Okon
  DCP.Abba Kyari, CSP.Okon, DSP.Okon, ASP.Okon, Wg.Cdr.Ojo, Sqn.Ldr.Ojo, Flt.Lt.Ojo, Gp.Capt.Ojo, Gov.Ambode, Comr.Adams
  Comrade.Adams, Tpl.Ojo, QS.Ojo, Esv.Ojo, Bldr.Ojo, Nrs.Ada, Nurse.Ada, Princess.Ada, Prince.Ned, Lady.Ada, Lolo.Ada
  Engr.Dr.Chidi Obi, Prof.Mrs.Ada Obi, Arch.Ada Obi, Justice.Ada Obi, Hon.Justice.Ada Obi, Chief.Mrs.Ada Obi, Rt.Rev.Ada Obi
  Ijeuwa Okafor, Chidi Ijeuwa, Dr. Ijeuwa Okafor, Ijeuwa Bank-Anthony, Ijeuwa Banks, Ijeuwa Payne, Ijeuwa Legall
  Ijeuwa Page, Ijeuwa Gold, Ijeuwa Love, Gift Ijeuwa, Trust Ijeuwa, Blessing Ijeuwa, Ijeuwa Comfort, Ijeuwa Okonet
  Ijeuwa Appiah, Ijeuwa Church, Ijeuwa Nigerson, Ijeuwa Cole, Ijeuwa Theodore, Ijeuwa Orgill, Ijeuwa Chatham, Ijeuwa Botha
  Ijeuwa Aina, Ijeuwa Systad, Ijeuwa Newsom, Ijeuwa Mailafia, Ijeuwa Smsson, Ijeuwa Promise, Ijeuwa Groupe, Ijeuwa Ingram
  Ije Uwa, Ijeuwa A. I. Eze, Ijeuwa J. P. C. Okafor, I. J. Okafor, J. P. C. O. Eze, Ijeuwa Çelik, Ijeuwa Ọlátúnjí, Ijeuwa Øster
  Ijeuwa Register, Ijeuwa Websdale, Ijeuwa Weddington, Ijeuwa Loanda, Ijeuwa Incledon, Ijeuwa Plcak, Dame Ijeuwa Coker
`);
const POSING = lines(`
  Ijeuwa Pay, IjeuwaPay, Ijeuwa-Pay, Ijeuwa Bank, IjeuwaBank, Bank of Ijeuwa, Ijeuwa Banking, Ijeuwa System, Ijeuwa Systems
  Ijeuwa Nigeria, Ijeuwa Nigerian, Ijeuwa Africa, Ijeuwa UK, Ijeuwa USA, Ijeuwa Ghana, Ijeuwa Legal, Ijeuwa Ltd, Ijeuwa Limited
  Ijeuwa PLC, Ijeuwa Inc, Ijeuwa Inc., Ijeuwa LLC, Ijeuwa Company, Ijeuwa Corporation, Ijeuwa Group, Ijeuwa Global
  Ijeuwa International, Ijeuwa Foundation, Ijeuwa Organisation, Ijeuwa Org, Ijeuwa App, Ijeuwa Website, Ijeuwa Online
  Ijeuwa Platform, Ijeuwa Network, Ijeuwa Chat, Ijeuwa Chatbot, Ijeuwa Bot, Ijeuwa AI, Ijeuwa Info, Ijeuwa Information
  Ijeuwa News, Ijeuwa Updates, Ijeuwa Alert, Ijeuwa Notifications, Ijeuwa Noreply, Ijeuwa No-Reply, Ijeuwa Mail, Ijeuwa Email
  Ijeuwa Messages, Ijeuwa SMS, Ijeuwa Contact, Ijeuwa Community, Ijeuwa Dating, Ijeuwa Marriage, Ijeuwa Matrimonial
  Ijeuwa Weddings, Ijeuwa Premium, Ijeuwa Promo, Ijeuwa Promotions, Ijeuwa Lottery, Ijeuwa Rewards, Ijeuwa Bonus
  Ijeuwa Giveaway, Ijeuwa Loans, Ijeuwa Loan, Ijeuwa Wallet, Ijeuwa Investment, Ijeuwa Marketing, Ijeuwa Media
  Ijeuwa Department, Ijeuwa Dept, Ijeuwa Compliance, Ijeuwa Fraud Unit, Ijeuwa Privacy, Ijeuwa Protection, Ijeuwa Identity
  Ijeuwa KYC, Ijeuwa Review, Ijeuwa Approvals, Ijeuwa Complaints, Ijeuwa Disputes, Ijeuwa Subscriptions, Ijeuwa Membership
  Ijeuwa Registration, Ijeuwa Technical, Ijeuwa Technology, Ijeuwa Developer, Ijeuwa Software, Ijeuwa Server, Ijeuwa Robot
  Ijeuwa Director, Ijeuwa Management, Ijeuwa Operations, Ijeuwa Representative, Ijeuwa Rep, Ijeuwa Hub, Ijeuwa HR, Ijeuwa Tech
  The Ijeuwa, From Ijeuwa, Your Ijeuwa, Ijeuwa and Co, Ijeuwa dot com, Ijeuwa com, www Ijeuwa, Ijeuwa NG, Ijeuwa P4y
  I j e u w a, I.J.E.U.W.A., I-j-e-u-w-a Care, Ij3uwa, Ijeuw4, Ijeuwa S-u-p-p-o-r-t, Ijeuwa S u p p o r t, I j e u w a S u p p o r t
  Iȷeuwa, ɪjeuwa, Ꭵjeuwa, ꙇjeuwa, IJEUᎳA, Ijeuwa Суппорт, Ijeuwa ꓮdmin
  Ijeuwa Ваnk, I J E U W A Pay, Ije-uwa Bank, Ijeuwa Offiсial, Ijeuwa Money, Ijeuwa Transfer, Ijeuwa Reviews, Ijeuwa Trial
`);

test.each(PEOPLE)('%j is a person', (name) => expect(nameFault(name)).toBeUndefined());
test.each(POSING)('%j is not', (name) => expect(nameFault(name)).toMatch(/^Please add your family name/));
