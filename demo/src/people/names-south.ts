// Given names and surnames of the southern peoples and of Ghana.
import type { NameStock } from './name-stock.ts';

export const SOUTH = {
  Igbo: {
    women:
      'Adaọbị Chiamaka Ngọzi Ifeọma Ijeọma Nkechinyere Chidinma Amarachi Ụzọamaka Kosisọchukwu Obiageli Nneka Ugọchi Ezinne Nkiruka Chinyere Adaugo Oluchi Ifunanya Somtochukwu Ogechi Adanna Ebelechukwu Chịdera Nwakaego Ọnyịnye Ụju Akụnna',
    men: 'Chinedu Emeka Obinna Ikenna Chukwuemeka Kelechi Nnamdi Ifeanyị Chidi Ebuka Azụbụike Tochukwu Kenechukwu Arịnze Chibuike Ugochukwu Obiọra Lotanna Okechukwu Somadina Dumebi Ụchenna Nzube Kamsiyochukwu Olisa',
    surnames:
      'Ọkáfọ̀ Ọkọnkwọ Eze Nwosu Ọkeke Nwachukwu Ezeonu Umeh Onwuka Anyanwụ Mbah Ọkọrọ Nwankwọ Iroegbu Ụzọdinma Igwe Ibekwe Madụabụchi Ekwueme Ogbonna Iheanacho Nzeogwu Aniagolu Ọnwụachi Ezekwesili',
  },
  Yoruba: {
    women:
      'Ṣadé Fọlákẹ́ Títílayọ̀ Adérónkẹ́ Ọmọ́tọ́lá Bùkọ́lá Yétúndé Mojísọ́lá Tèmítọ́pẹ́ Dámilọ́lá Oyíndàmọ́lá Fúnmiláyọ̀ Simisọ́lá Morẹ́nikẹ́ Àdùkẹ́ Ẹniọlá Adéṣẹwà Ìyábọ̀ Olúwaṣeun Kẹ́hìndé Ayọ̀bámi Fadékẹ́mi Tiwalade Mopélọ́lá',
    men: 'Ọlọ́runfẹ́mi Babátúndé Adéwálé Akínwùmí Ọlákúnlé Olúṣẹ́gun Ayọ̀délé Gbénga Adébáyọ̀ Oyèníyì Ọlátúnjí Abíọ́dún Adékúnlé Olúmídé Tòkunbọ̀ Rótìmí Bámidélé Dàpọ̀ Kọ́láwọlé Táíwò Adédàmọ́lá Ìbùkún Fọlárìn Jídé',
    surnames:
      'Adéyẹmí Ògúnlẹ́yẹ Balógun Akíndélé Ọládípọ̀ Adélékè Ajíbọ́lá Ògúnbánwọ́ Ṣówándé Akínṣọlá Odùkọ̀yà Bánkọ́lé Adébísí Oyèbánjí Fágbémi Ọlátúnbọ̀sún Adéṣínà Ọ̀jó Àlàbí Akínyẹlé Ọlánrewájú Fálànà Adéwálé Ìdòwú',
  },
  Edo: {
    women:
      'Isoken Omosede Esosa Aisosa Eghosasere Ivie Adesuwa Itohan Osarugue Imuetinyan Uwaila Osasogie Ehinomen',
    men: 'Osagie Efosa Osaretin Nosakhare Osahon Ikponmwosa Uyi Iyare Odion Osamudiamen Eghosa Ehis Aimuan',
    surnames:
      'Omoregie Ehigiator Idahosa Osunde Uwaifo Edebiri Aghahowa Imasuen Asemota Iyamu Okungbowa Aigbokhan Osaghae Ogbebor',
  },
  Efik: {
    women: 'Arit Affiong Nkoyo Atim Iquo Ekaette Ako Ikwo Asari Eme',
    men: 'Effiom Etim Asuquo Ekpo Okon Bassey Ita Efiom Archibong Eyo',
    surnames: 'Ekpenyong Archibong Henshaw Ita Eyo Nyong Okokon Duke Effiong Cobham Ewa Asuquo',
  },
  Ibibio: {
    women: 'Idara Uduak Emem Imaobong Iniobong Mfon Eno Ekemini Aniekan Utibe Nsikan Unyime',
    men: 'Ubong Edidiong Uwem Ime Itoro Aniefiok Ofonime Nseobong Inyene Emediong Otobong',
    surnames: 'Udoh Akpan Etuk Umoren Essien Inyang Edet Ekanem Umana Uko Ibanga Udofia Ekong',
  },
  Ijaw: {
    women: 'Ebiere Tonbara Ebinimi Timiebi Tamaraebi Ibiso Boma Ibinabo Ayibaemi Doubra Data',
    men: 'Preye Tari Timi Tonye Sotonye Ebiowei Miebi Ineye Dokubo Tamunoibi Ayibatari',
    surnames: 'Briggs Dokubo Amakiri Tariah Horsfall Perekeme Ogoriba Zuokumor Igali Wilcox Oruama Alagoa',
  },
  Urhobo: {
    women: 'Oghenekevwe Ejiro Onome Ufuoma Eguono Akpevwe Rukevwe Efemena Oghogho Isio',
    men: 'Oghenetega Efetobore Ovie Oghenero Ochuko Akpofure Voke Ogaga Ejiroghene Tega',
    surnames: 'Edevbie Onoriode Akpobome Okpako Umukoro Ejechi Igbuya Omoko Emuobo Ighoyivwi',
  },
  Akan: {
    women: 'Akosua Abena Afia Adwoa Efua Ama Esi Yaa',
    men: 'Kwame Kofi Kwabena Yaw Kojo Kwaku Kwesi Ebo',
    surnames: 'Mensah Asante Boateng Osei Owusu Amoako Appiah Agyeman Ofori Antwi Darko Asamoah',
  },
  Ewe: {
    women: 'Dzifa Sena Esinam Mawusi Akpene Elinam',
    men: 'Selorm Edem Senyo Kafui Mawuli Yayra',
    surnames: 'Agbeko Dogbe Amegashie Kpodo Agbenyega Ametepe Fiagbe Gbeho',
  },
} satisfies Record<string, NameStock>;
