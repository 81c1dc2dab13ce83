-- Nothing was kept of pauses until now: in doubt for the member, a card that is shown was shown since it was activated.
INSERT INTO card_stretch (member_id, from_day, until_day)
SELECT a.member_id,
  least(coalesce(c.activated_at, now()), now()) AT TIME ZONE 'Africa/Lagos',
  now() AT TIME ZONE 'Africa/Lagos'
FROM active_card a JOIN card c ON c.member_id = a.member_id;
