// Large cities of Nigeria and of Nigerians abroad, in the order in which the search offers them.

/** `name|country`, or `name|region|country` where the country has several of the name. */
export const KNOWN_CITIES: readonly string[] = `
Lagos|NG
Abuja|NG
Port Harcourt|NG
Ibadan|NG
Enugu|NG
Kano|NG
Benin City|NG
Lekki|NG
Ikeja|NG
Kaduna|NG
Onitsha|NG
Aba|NG
Owerri|NG
Jos|NG
Ilorin|NG
Warri|NG
Uyo|NG
Calabar|NG
Abeokuta|NG
Akure|NG
Awka|NG
Asaba|NG
Nnewi|NG
Umuahia|NG
Abakaliki|NG
Osogbo|NG
Ikorodu|NG
Surulere|NG
Ado-Ekiti|NG
Ogbomoso|NG
Ile-Ife|NG
Maiduguri|NG
Sokoto|NG
Zaria|NG
Makurdi|NG
Lokoja|NG
Minna|NG
Bauchi|NG
Yola|NG
Gombe|NG
Katsina|NG
Yenagoa|NG
Lafia|NG
Jalingo|NG
Damaturu|NG
Dutse|NG
Gusau|NG
Birnin Kebbi|NG
Nsukka|NG
London|GB
Houston|Texas|US
Toronto|CA
New York City|US
Atlanta|Georgia|US
Manchester|GB
Accra|GH
Johannesburg|ZA
Dubai|AE
Dublin|IE
Birmingham|GB
Washington|District of Columbia|US
Dallas|Texas|US
Chicago|US
Los Angeles|US
Leeds|GB
Liverpool|GB
Glasgow|GB
Edinburgh|GB
Cardiff|GB
Belfast|GB
Calgary|CA
Ottawa|CA
Vancouver|CA
Montréal|CA
Edmonton|CA
Winnipeg|CA
Kumasi|GH
Cape Town|ZA
Pretoria|ZA
Durban|ZA
Nairobi|KE
Mombasa|KE
Abu Dhabi|AE
Doha|QA
Sydney|AU
Melbourne|AU
Perth|Western Australia|AU
Brisbane|AU
Berlin|DE
Hamburg|DE
Munich|DE
Frankfurt am Main|DE
Paris|FR
Amsterdam|NL
Madrid|ES
Rome|IT
Milan|IT
Cotonou|BJ
Lomé|TG
Mumbai|IN
New Delhi|IN
Delhi|IN
Bengaluru|IN
Shanghai|CN
Beijing|CN
Guangzhou|CN
Tokyo|JP
São Paulo|BR
Rio de Janeiro|BR
Mexico City|MX
Istanbul|TR
Kuala Lumpur|MY
`
  .trim()
  .split('\n');
