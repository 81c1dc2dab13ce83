// Given names and surnames of the peoples of the north and the Middle Belt, and of Muslim Yoruba families.
import type { NameStock } from './name-stock.ts';

export const NORTH = {
  Hausa: {
    women:
      'Amina Hauwa Zainab Halima Safiya Jamila Asma’u Maryam Rukayya Hadiza Bilkisu Sa’adatu Nafisa Khadija Binta Rabi’a Lubabatu Sumayya Ummi Hindatu',
    men: 'Ibrahim Musa Sani Yusuf Aliyu Kabiru Nasiru Bashir Haruna Mustapha Ɗanladi Sulaiman Auwal Tijjani Yahaya Isma’il Abdulƙadir Mukhtar Ɗalhatu Anas',
    surnames:
      'Abdullahi Ɗanjuma Garba Tanko Maikuɗi Lawal Shehu Gwarzo Wada Rano Ɗambatta Mainasara Ringim Yakubu Kankia Idris Bichi Suleiman',
  },
  Fulani: {
    women: 'Fadimatu Maimuna Hajara Adama Ummul-Khairi Aishatu Dijatu Hafsatu Asabe Nana-Asma’u Ramatu',
    men: 'Hamman Ahmadu Dahiru Jibrilla Buba Bello Sambo Mamman Aminu Hammawa Usmanu',
    surnames: 'Barkindo Jalo Modibbo Girei Tukur Hammanjoda Bello Song Lamiɗo Toungo Sambo',
  },
  Kanuri: {
    women: 'Yagana Falmata Yakura Kaltum Zara Aisa Hajja-Gana Bintu Fanta',
    men: 'Bukar Modu Mala Goni Kashim Kaka Abba Babagana Lawan',
    surnames: 'Kyari Zanna Monguno Gana Kolo Dikwa Bama Lawan Gubio Imam',
  },
  Nupe: {
    women: 'Fatima Mamuna Aisha Salamatu Nnafatima Ramatu Kaka',
    men: 'Ndagi Tsado Alhassan Mahmud Ndako Saba Jibrin',
    surnames: 'Ndagi Ndace Kudu Jiya Nmadu Gbako Kolo Saba Makun',
  },
  Tiv: {
    women: 'Mwuese Nguseer Doosuur Mimidoo Seember Ngunan Dooshima Wandoo Nguveren Msendoo',
    men: 'Terna Terver Tersoo Orseer Aondona Sughter Msugh Kator Terkaa Iorhemen',
    surnames: 'Tyough Iorver Orkuma Igbawua Ahua Nyam Shima Agber Adzer Uhembe Anyam Kwaghgba',
  },
  Idoma: {
    women: 'Ene Ochanya Ehi Onyeche Aladi Eneyi Omaye Ogwa',
    men: 'Adakole Oche Agaba Inalegwu Enenche Ameh Ogah Ejeh',
    surnames: 'Ogbole Ameh Ikwue Onah Itodo Edache Ogwuche Okwori Ochonu Agbo',
  },
  Igala: {
    women: 'Ojoma Ojochide Ufedojo Ojonugwa Ajuma Enejo',
    men: 'Ojonimi Idakwo Ocholi Ademu Onuche Ojodale',
    surnames: 'Achema Idachaba Ocheja Adejoh Amodu Onoja Attah Akoh',
  },
  Berom: {
    women: 'Kaneng Vou Chundung Kachollom Yop Ngo',
    men: 'Dung Pam Gyang Davou Chollom Bot',
    surnames: 'Gyang Pam Davou Chollom Choji Jang Mancha Dalyop',
  },
} satisfies Record<string, NameStock>;

export const MUSLIM_YORUBA: NameStock = {
  women: 'Rukayat Lateefat Sherifat Aminat Halimat Ganiyat Kudirat Muinat Faridat Barakat',
  men: 'Wasiu Lukman Rasheed Kamaldeen Taofeek Mùídéẹ̀n Sikiru Abdulwaheed Jamiu Nurudeen',
  surnames: 'Adéṣọlá Àlàbí Lawal Salami Ọlánrewájú Adégòkè Raji Balógun Àkàndé Àjàní',
};
