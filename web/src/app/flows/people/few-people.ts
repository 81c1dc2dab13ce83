// What a member asks who is shown few: the button, the dialog, and what stands above their enquiry to a person.
export const FEW_PEOPLE_SUBJECT = 'Why am I seeing few people?';
