-- Once, as PostgreSQL's own user:  sudo -u postgres psql < setup.sql
-- The role is the system's user of that name; it comes in by the local socket and needs no password.
CREATE ROLE sobremesa LOGIN;
CREATE DATABASE sobremesa OWNER sobremesa ENCODING 'UTF8' TEMPLATE template0;
REVOKE ALL ON DATABASE sobremesa FROM PUBLIC;
