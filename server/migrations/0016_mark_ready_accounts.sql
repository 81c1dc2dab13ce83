-- A demonstration world that was made before: its ready accounts are marked as those that come now.
UPDATE "member" SET "ready_account" = true
WHERE "email" IN ('ada@demo.ijeuwa.example', 'chidi@demo.ijeuwa.example')
  AND EXISTS (SELECT 1 FROM "member" WHERE "demonstration");
